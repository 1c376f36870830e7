import { parseAst } from 'vite';

/** Attributes that are read out or shown. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label'];

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** The texts that an expression may come to: literals, the sides of a choice, the fixed parts of a template. */
function textsOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return Array.isArray(node.quasis)
        ? node.quasis.map(({ value }: { value: { cooked?: string; raw: string } }) => value.cooked ?? value.raw)
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return isNode(node.expression) ? textsOf(node.expression) : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(textsOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return ['&&', '||', '??', '+'].includes(String(node.operator))
        ? [node.left, node.right].filter(isNode).flatMap(textsOf)
        : [];
    default:
      return [];
  }
}

function shownBy(node: Node): readonly string[] {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.name) : '';
    return SPOKEN.includes(name) && isNode(node.value) ? textsOf(node.value) : [];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  return Array.isArray(node.children)
    ? node.children.filter((child) => isNode(child) && child.type === 'JSXExpressionContainer').flatMap(textsOf)
    : [];
}

/** Every word that a component shows or reads out by itself, instead of taking it from the words files. */
export function shownTexts(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    found.push(...shownBy(node));
    for (const child of childrenOf(node)) visit(child);
  };
  const program: unknown = parseAst(source, { lang: 'tsx' });
  if (isNode(program)) visit(program);
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2,}/u.test(text));
}
