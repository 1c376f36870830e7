import { createHash, timingSafeEqual } from 'node:crypto';
import { REAL_WORLD, type World } from './world.ts';

/** Where secrets come from. */
type Source = Pick<World, 'randomBytes'>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 16;

/** The id of a match, which is also the code in its link: 80 random bits, too many to guess. */
export function newMatchId({ randomBytes }: Source = REAL_WORLD): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** 256 random bits: what proves a seat, a browser or a device. */
export function newToken({ randomBytes }: Source = REAL_WORLD): string {
  return randomBytes(32).toString('base64url');
}

/** The only form of a token that is ever stored. Plain SHA-256 will do: 256 random bits cannot be searched. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two hashes in a time that tells nothing about where they differ. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The seed and the salt of a deal; the seed gives the whole 128 bits of the engine's generator. */
export function newDeal({ randomBytes }: Source = REAL_WORLD): { readonly seed: string; readonly salt: string } {
  return { seed: randomBytes(24).toString('base64url'), salt: randomBytes(24).toString('base64url') };
}
