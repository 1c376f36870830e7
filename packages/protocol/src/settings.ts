import { BLESSING_IDS, RULES } from '@nunatak/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const MATCH_STATUSES = ['open', 'playing', 'finished'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Control characters and text direction marks. They could be used to forge a name or a chat line. */
const UNSAFE_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
/** A zero-width joiner outside a word or emoji. Elsewhere they are part of emoji and of words in some languages. */
const STRAY_JOINER =
  /(?:^|[^\p{L}\p{M}\p{N}\p{P}\p{S}])[\u200c\u200d]|[\u200c\u200d](?:$|[^\p{L}\p{M}\p{N}\p{P}\p{S}])/u;

const isSafe = v.check(
  (text: string) => !UNSAFE_TEXT.test(text) && !STRAY_JOINER.test(text),
  'text without control or direction characters',
);

function plainText(longest: number) {
  return v.pipe(v.string(), v.normalize(), v.trim(), v.minLength(1), v.maxLength(longest), isSafe);
}

/** Characters that are invisible or look like a blank. With these a name could look empty, or like another player's. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;
/** Legitimate uses of invisible characters: after an emoji (text or colour style), in flags, and as joiners. */
const ALLOWED_INVISIBLE = /\p{Emoji}[\ufe0e\ufe0f]|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\u200c\u200d]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as the server sends it. Names from before stricter checks remain valid. */
export const Name = v.pipe(plainText(LIMITS.nameLength), v.title('Name'));
/** A name that a player chooses. */
export const GivenName = v.pipe(
  plainText(LIMITS.nameLength),
  v.check(
    (name) => VISIBLE.test(name) && !INVISIBLE.test(name.replace(ALLOWED_INVISIBLE, '')),
    'a name without invisible characters',
  ),
  v.title('GivenName'),
);
/**
 * A chat text. In addition to the characters that are unsafe everywhere, excludes the Arabic direction mark and
 * annotation marks.
 */
export const ChatText = v.pipe(
  plainText(LIMITS.chatLength),
  v.check((text) => !/[\u061c\ufff9-\ufffb]/.test(text), 'text without control or direction characters'),
  v.title('ChatText'),
);
/** A search text for names; an empty text matches every name. */
export const SearchText = v.pipe(v.string(), v.normalize(), v.trim(), v.maxLength(LIMITS.searchLength), isSafe);

/** Sixteen letters and digits without look-alikes: 80 bits, so that match links can't be guessed. */
export const MATCH_ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{16}$/;
export const MatchId = v.pipe(v.string(), v.regex(MATCH_ID_PATTERN), v.title('MatchId'));

/** 256 random bits in base64url. Proves ownership of a seat, a browser or a device link. */
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/), v.title('Token'));

/** Chosen by the client: new for every action, the same for every retry of it. */
export const ActionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/), v.title('ActionId'));

export const Seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.title('Seq'));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3), v.title('Seat'));

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 60 * 24 * 30));

/**
 * Time control. `live`: a bank for the whole game plus an increment after each series of own decisions. `perTurn`: a
 * time limit for each decision that comes to the seat, for games with about one turn a day.
 */
export const Clock = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({
      kind: v.literal('live'),
      bank: Seconds,
      increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
    }),
    v.strictObject({ kind: v.literal('perTurn'), seconds: Seconds }),
  ]),
  v.title('Clock'),
);
export type Clock = v.InferOutput<typeof Clock>;

/** A bot's id, from the server's list of bots. */
export const BotId = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,23}$/), v.title('BotId'));

const Options = v.strictObject({
  reshuffle: v.optional(v.picklist(['whole', 'sameBack', 'below'])),
  outerTop: v.optional(v.boolean()),
  expansion: v.optional(v.picklist(['replaces', 'adds'])),
  firstPlayer: v.optional(v.picklist(['seat0', 'random'])),
  blessings: v.optional(v.pipe(v.array(v.picklist(BLESSING_IDS)), v.maxLength(BLESSING_IDS.length))),
});

/** The game's config, as in a local game. The engine checks it again, including the whole edition. */
export const GameSettings = v.pipe(
  v.strictObject({
    players: v.picklist([1, 2, 3, 4]),
    /** The version of the rules. New rooms use the current one; a match without a version uses the first. */
    rules: v.optional(v.picklist(RULES)),
    options: v.optional(Options, {}),
    /** A whole edition document; undefined for the built-in edition. */
    edition: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.title('GameSettings'),
);
export type GameSettings = v.InferOutput<typeof GameSettings>;

/** Settings that the host can change while the room is open. */
export const Settings = v.pipe(
  v.strictObject({
    game: GameSettings,
    clock: v.optional(Clock, { kind: 'none' }),
    /** True if the room is listed in the lobby. */
    listed: v.optional(v.boolean(), false),
    spectators: v.optional(v.boolean(), true),
    spectatorChat: v.optional(v.boolean(), false),
    /** The bot that takes over a seat after a timeout or when its player leaves. */
    substitute: v.optional(BotId, 'serac'),
  }),
  v.title('Settings'),
);
export type Settings = v.InferOutput<typeof Settings>;

/** Settings as they are sent. Parsing them with the schema fills in the defaults. */
export type SettingsInput = v.InferInput<typeof Settings>;

/** Returns settings without default values, because settings are sent with every change of a room. */
export function settingsWithoutDefaults(settings: Settings): SettingsInput {
  const { game, ...rest } = settings;
  return {
    ...withoutDefaults(Settings.entries, rest),
    game: { players: game.players, ...withoutDefaults(GameSettings.entries, game) },
  };
}

/** Returns the fields that differ from the schema's default value. */
function withoutDefaults<Fields extends object>(
  entries: Readonly<Record<string, v.GenericSchema>>,
  fields: Fields,
): Partial<Fields> {
  const kept = Object.entries(fields).filter(([name, value]) => {
    const standard = v.getDefault(entries[name]);
    return standard === undefined || JSON.stringify(standard) !== JSON.stringify(value);
  });
  return Object.fromEntries(kept) as Partial<Fields>;
}

/** An address that the server calls when a turn starts. Set by the host; never shown to anyone. */
export const WebhookUrl = v.pipe(
  v.string(),
  v.maxLength(LIMITS.webhookLength),
  v.url('a web address'),
  v.startsWith('https://'),
  v.title('WebhookUrl'),
);

const AtLeast = v.strictObject({ atLeast: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) });
const PaidReaction = v.union([v.picklist(['ask', 'never']), AtLeast]);

/** E3: how a seat's reactions are decided in other seats' turns, so that nobody has to wait for an answer. */
export const StandingOrders = v.pipe(
  v.strictObject({
    expansion: v.optional(PaidReaction, 'ask'),
    providence: v.optional(PaidReaction, 'ask'),
    /** Foresight has no threshold, because it reserves a card of the owner's choice. */
    foresight: v.optional(v.picklist(['ask', 'never']), 'ask'),
  }),
  v.title('StandingOrders'),
);
export type StandingOrders = v.InferOutput<typeof StandingOrders>;
export type StandingOrder = StandingOrders['expansion'];

/** The standing orders to change; missing ones stay as they are. */
export const OrdersChange = v.pipe(
  v.strictObject({
    expansion: v.exactOptional(PaidReaction),
    providence: v.exactOptional(PaidReaction),
    foresight: v.exactOptional(v.picklist(['ask', 'never'])),
  }),
  v.title('OrdersChange'),
);
export type OrdersChange = v.InferOutput<typeof OrdersChange>;

/** Standing orders that ask for every reaction. */
export const ASK_ALWAYS: StandingOrders = { expansion: 'ask', providence: 'ask', foresight: 'ask' };

/**
 * Standing orders for games with about one turn a day: reactions that score are used automatically, and the seat is not
 * asked about Foresight.
 */
export const NEVER_WAIT: StandingOrders = { expansion: { atLeast: 1 }, providence: { atLeast: 1 }, foresight: 'never' };
