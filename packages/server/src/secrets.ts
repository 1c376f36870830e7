import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
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

/** SHA-256 of a text, as hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The only form of a token that is ever stored. Plain SHA-256 will do: 256 random bits cannot be searched. */
export function hashToken(token: string): string {
  return sha256(token);
}

/** Compares two hashes in a time that tells nothing about where they differ. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Locks a text away with a token of 256 random bits: without that nobody reads it, whoever keeps it. */
export function seal(text: string, token: string, { randomBytes }: Source = REAL_WORLD): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(token), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; throws for another token, or if somebody has changed it. */
export function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(token), bytes.subarray(0, NONCE_BYTES)).setAuthTag(tag);
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Not the hash by which a token is found: that lies beside what it seals. */
function sealingKey(token: string): Buffer {
  return createHash('sha256').update(`seal ${token}`).digest();
}

/** The seed and the salt of a deal; the seed gives the whole 128 bits of the engine's generator. */
export function newDeal({ randomBytes }: Source = REAL_WORLD): { readonly seed: string; readonly salt: string } {
  return { seed: randomBytes(24).toString('base64url'), salt: randomBytes(24).toString('base64url') };
}
