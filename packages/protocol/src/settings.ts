import { BLESSING_IDS, RULES } from '@nunatak/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const MATCH_STATUSES = ['open', 'playing', 'finished'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Control characters and the marks that turn the direction of text around could forge a name or a line of chat. */
const UNSAFE_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
/** Joiners belong inside emoji and the words of some languages; anywhere else they are an invisible name or a hidden mark. */
const STRAY_JOINER =
  /(?:^|[^\p{L}\p{M}\p{N}\p{P}\p{S}])[\u200c\u200d]|[\u200c\u200d](?:$|[^\p{L}\p{M}\p{N}\p{P}\p{S}])/u;

const isSafe = v.check(
  (text: string) => !UNSAFE_TEXT.test(text) && !STRAY_JOINER.test(text),
  'text without control or direction characters',
);

function plainText(longest: number) {
  return v.pipe(v.string(), v.normalize(), v.trim(), v.minLength(1), v.maxLength(longest), isSafe);
}

/** What nobody sees, and a blank that counts as a sign: with them a name could be nothing, or look like another's. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;
/** Where such letters have a use: after a sign that may be shown in colour or not, in flags, and as joiners. */
const OF_USE = /\p{Emoji}[\ufe0e\ufe0f]|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\u200c\u200d]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is told: those of before are kept. */
export const Name = v.pipe(plainText(LIMITS.nameLength), v.title('Name'));
/** A name that somebody gives themselves. */
export const GivenName = v.pipe(
  plainText(LIMITS.nameLength),
  v.check((name) => SEEN.test(name) && !UNSEEN.test(name.replace(OF_USE, '')), 'a name without invisible characters'),
  v.title('GivenName'),
);
/** Beside what is unsafe everywhere, the Arabic mark of direction, and marks that set a note apart from its text. */
export const ChatText = v.pipe(
  plainText(LIMITS.chatLength),
  v.check((text) => !/[\u061c\ufff9-\ufffb]/.test(text), 'text without control or direction characters'),
  v.title('ChatText'),
);
/** What is looked for in names; nothing finds everything. */
export const SearchText = v.pipe(v.string(), v.normalize(), v.trim(), v.maxLength(LIMITS.searchLength), isSafe);

/** Sixteen letters and digits of an alphabet without look-alikes: 80 bits, so a link cannot be guessed. */
export const MATCH_ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{16}$/;
export const MatchId = v.pipe(v.string(), v.regex(MATCH_ID_PATTERN), v.title('MatchId'));

/** 256 random bits in base64url: what a seat, a browser or a device link is proved by. */
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/), v.title('Token'));

/** Made by the client, new for every action and the same for every retry of it. */
export const ActionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/), v.title('ActionId'));

export const Seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.title('Seq'));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3), v.title('Seat'));

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 60 * 24 * 30));

/**
 * How long a seat may think. `live`: a bank for the whole game and an addition after each own decision in a row;
 * `perTurn`: so long for each time the decision comes to the seat, for games of a turn a day.
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

/** A level of computer player, by the name that the server's list of bots gives it. */
export const BotId = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,23}$/), v.title('BotId'));

const Options = v.strictObject({
  reshuffle: v.optional(v.picklist(['whole', 'sameBack', 'below'])),
  outerTop: v.optional(v.boolean()),
  expansion: v.optional(v.picklist(['replaces', 'adds'])),
  firstPlayer: v.optional(v.picklist(['seat0', 'random'])),
  blessings: v.optional(v.pipe(v.array(v.picklist(BLESSING_IDS)), v.maxLength(BLESSING_IDS.length))),
});

/** What is played: as in the local game. The engine checks it again, and an edition in full. */
export const GameSettings = v.pipe(
  v.strictObject({
    players: v.picklist([1, 2, 3, 4]),
    /** The version of the rules: a room is opened with the current one; a match that names none is of the first. */
    rules: v.optional(v.picklist(RULES)),
    options: v.optional(Options, {}),
    /** A whole edition document; left out, the edition that comes with the game. */
    edition: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.title('GameSettings'),
);
export type GameSettings = v.InferOutput<typeof GameSettings>;

/** What the host decides about a room while it is open. */
export const Settings = v.pipe(
  v.strictObject({
    game: GameSettings,
    clock: v.optional(Clock, { kind: 'none' }),
    /** Whether the room is listed in the lobby. */
    listed: v.optional(v.boolean(), false),
    spectators: v.optional(v.boolean(), true),
    spectatorChat: v.optional(v.boolean(), false),
    /** The bot that plays for a seat after a time-out or when its owner leaves. */
    substitute: v.optional(BotId, 'serac'),
  }),
  v.title('Settings'),
);
export type Settings = v.InferOutput<typeof Settings>;

/** Settings as they are told: whoever reads them by the schema fills in what is left out. */
export type ToldSettings = v.InferInput<typeof Settings>;

/** Settings without what most rooms have alike: they are told with every change of a room. */
export function toldSettings(settings: Settings): ToldSettings {
  const { game, ...rest } = settings;
  return {
    ...unusual(Settings.entries, rest),
    game: { players: game.players, ...unusual(GameSettings.entries, game) },
  };
}

/** The fields of a document that are not what is taken for them where they are missing. */
function unusual<Fields extends object>(
  entries: Readonly<Record<string, v.GenericSchema>>,
  fields: Fields,
): Partial<Fields> {
  const kept = Object.entries(fields).filter(([name, value]) => {
    const usual = v.getDefault(entries[name]);
    return usual === undefined || JSON.stringify(usual) !== JSON.stringify(value);
  });
  return Object.fromEntries(kept) as Partial<Fields>;
}

/** An address that the server calls when a turn comes, set by the host and shown to nobody. */
export const WebhookUrl = v.pipe(
  v.string(),
  v.maxLength(LIMITS.webhookLength),
  v.url('a web address'),
  v.startsWith('https://'),
  v.title('WebhookUrl'),
);

const AtLeast = v.strictObject({ atLeast: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) });
const PaidReaction = v.union([v.picklist(['ask', 'never']), AtLeast]);

/** E3: what a seat wants done with its reactions in somebody else's turn, so that nobody has to wait for an answer. */
export const StandingOrders = v.pipe(
  v.strictObject({
    expansion: v.optional(PaidReaction, 'ask'),
    providence: v.optional(PaidReaction, 'ask'),
    /** Foresight reserves a card of the owner's choice: nothing a threshold could decide. */
    foresight: v.optional(v.picklist(['ask', 'never']), 'ask'),
  }),
  v.title('StandingOrders'),
);
export type StandingOrders = v.InferOutput<typeof StandingOrders>;
export type StandingOrder = StandingOrders['expansion'];

/** The standing orders that change; those that are left out stay as they are. */
export const OrdersChange = v.pipe(
  v.strictObject({
    expansion: v.exactOptional(PaidReaction),
    providence: v.exactOptional(PaidReaction),
    foresight: v.exactOptional(v.picklist(['ask', 'never'])),
  }),
  v.title('OrdersChange'),
);
export type OrdersChange = v.InferOutput<typeof OrdersChange>;

/** Every reaction is asked for. */
export const ASK_ALWAYS: StandingOrders = { expansion: 'ask', providence: 'ask', foresight: 'ask' };

/** For games of a turn a day: a reaction that pays is used by itself, and Foresight waits for its owner to ask for it. */
export const NEVER_WAIT: StandingOrders = { expansion: { atLeast: 1 }, providence: { atLeast: 1 }, foresight: 'never' };
