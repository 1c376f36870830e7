import { RULES_OF_SECTION, type RuleBook, type RuleId, SECTION_IDS, type SectionId } from '@nunatak/words';

export interface FoundSection {
  readonly section: SectionId;
  readonly rules: readonly RuleId[];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The rules that hold every word of the query, in rule order; an id finds its rule and those that name it. */
export function searchRules({ sections, rules }: RuleBook, query: string): readonly FoundSection[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return SECTION_IDS.map((section): FoundSection => {
    const ids: readonly RuleId[] = RULES_OF_SECTION[section];
    return {
      section,
      rules: ids.filter((id) => {
        const { title, text } = rules[id];
        const where = plain(`${id} ${title} ${text} ${sections[section]}`);
        return wanted.every((word) => where.includes(word));
      }),
    };
  }).filter((found) => found.rules.length > 0);
}

export function isRuleId(text: string | undefined): text is RuleId {
  return SECTION_IDS.some((section) => {
    const ids: readonly string[] = RULES_OF_SECTION[section];
    return text !== undefined && ids.includes(text);
  });
}

/** A piece of a rule: plain, a link to another rule, or what was searched for. */
export type Piece =
  | { readonly kind: 'text' | 'found'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: RuleId };

const RULE_NAME = /\b([GSTBPEWFYZOC]\d{1,2})\b/g;

/** Cuts a line into pieces, so that ids become links and found words are marked. */
export function piecesOf(line: string, query: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of line.matchAll(RULE_NAME)) {
    const [id] = match;
    if (!isRuleId(id)) continue;
    pieces.push(...marked(line.slice(rest, match.index), query), { kind: 'rule', text: id, id });
    rest = match.index + id.length;
  }
  return [...pieces, ...marked(line.slice(rest), query)];
}

function marked(text: string, query: string): readonly Piece[] {
  const wanted = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (text === '') return [];
  if (wanted.length === 0) return [{ kind: 'text', text }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text
    .split(pattern)
    .map((part, i): Piece => ({ kind: i % 2 === 1 ? 'found' : 'text', text: part }))
    .filter((piece) => piece.text !== '');
}
