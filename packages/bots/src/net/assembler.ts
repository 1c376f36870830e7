/** Encodes a minimal WebAssembly module: one memory, and functions of integer parameters without a result. */

const I32 = 0x7f;
const V128 = 0x7b;
const FUNCTION_TYPE = 0x60;
const VECTOR_PREFIX = 0xfd;
const NO_RESULT = 0x40;
const END = 0x0b;
const SECTION = { type: 1, function: 3, memory: 5, export: 7, code: 10 } as const;
const EXPORTED = { function: 0, memory: 2 } as const;

/** Opcodes for single 32-bit integers. */
const OPS = {
  i32Add: 0x6a,
  i32Mul: 0x6c,
  i32LessThan: 0x49,
  i32NotLessThan: 0x4f,
} as const;

/** Opcodes that take vectors and return a vector. */
const VECTOR_OPS = {
  i16Narrow: 0x85,
  i16Add: 0x8e,
  i16AddSaturated: 0x8f,
  i16Subtract: 0x91,
  i16Max: 0x98,
  i32VectorAdd: 0xae,
  i32Subtract: 0xb1,
  i32VectorMul: 0xb5,
  i32Min: 0xb6,
  i32Max: 0xb8,
  i32Dot: 0xba,
} as const;
const SHIFT_RIGHT = 0xac;
const SPLAT = 0x11;

/** Vector loads: 16 bytes as they are, 8-bit or 16-bit lanes widened, or one 32-bit integer copied to all lanes. */
const LOADS = { whole: 0x00, widen8: 0x01, widen16: 0x03, splat32: 0x09 } as const;
const STORE = 0x0b;

export type Local = number;

/** Builds the body of one function. Its parameters are integers and come first among the locals. */
export class Code {
  readonly bytes: number[] = [];
  readonly parameters: number;
  readonly integers: number;
  readonly vectors: number;

  constructor(parameters: number, integers: number, vectors: number) {
    this.parameters = parameters;
    this.integers = integers;
    this.vectors = vectors;
  }

  integer(i: number): Local {
    return this.parameters + i;
  }

  vector(i: number): Local {
    return this.parameters + this.integers + i;
  }

  get(local: Local): this {
    return this.#emit(0x20, ...unsigned(local));
  }

  set(local: Local): this {
    return this.#emit(0x21, ...unsigned(local));
  }

  constant(value: number): this {
    return this.#emit(0x41, ...signed(value));
  }

  /** Replaces the address on the stack by the integer stored there. */
  loadInteger(): this {
    return this.#emit(0x28, 2, 0);
  }

  op(name: keyof typeof OPS): this {
    return this.#emit(OPS[name]);
  }

  /** Replaces the address on the stack by the vector stored at that address plus `offset`. */
  load(how: keyof typeof LOADS, offset: number): this {
    return this.#vector(LOADS[how], 0, ...unsigned(offset));
  }

  /** Stores the vector on top of the stack at the address below it plus `offset`. */
  store(offset: number): this {
    return this.#vector(STORE, 0, ...unsigned(offset));
  }

  vectorOp(name: keyof typeof VECTOR_OPS): this {
    return this.#vector(VECTOR_OPS[name]);
  }

  /** Shifts each 32-bit lane right, keeping its sign. */
  shiftRight(bits: number): this {
    return this.constant(bits).#vector(SHIFT_RIGHT);
  }

  /** Pushes a vector with `value` in every 32-bit lane. */
  splat(value: number): this {
    return this.constant(value).#vector(SPLAT);
  }

  /** Repeats `body` while `pointer` is below `end`, adding `step` after each pass. */
  each(pointer: Local, end: Local, step: number, body: () => void): this {
    this.#emit(0x02, NO_RESULT);
    this.get(pointer).get(end).op('i32NotLessThan').#emit(0x0d, 0);
    this.#emit(0x03, NO_RESULT);
    body();
    this.get(pointer).constant(step).op('i32Add').set(pointer);
    this.get(pointer).get(end).op('i32LessThan').#emit(0x0d, 0);
    return this.#emit(END, END);
  }

  #vector(op: number, ...immediates: number[]): this {
    return this.#emit(VECTOR_PREFIX, ...unsigned(op), ...immediates);
  }

  #emit(...bytes: number[]): this {
    this.bytes.push(...bytes);
    return this;
  }
}

/** Returns the bytes of a module that exports its memory as `memory`, and the functions under their keys. */
export function assemble(pages: number, functions: Readonly<Record<string, Code>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(functions);
  const codes = Object.values(functions);
  const types = codes.map(({ parameters }) => [
    FUNCTION_TYPE,
    ...list(Array.from({ length: parameters }, () => [I32])),
    0,
  ]);
  const exported = names.map((name, i) => [...text(name), EXPORTED.function, ...unsigned(i)]);
  const bodies = codes.map((code) => {
    const locals = [
      [...unsigned(code.integers), I32],
      [...unsigned(code.vectors), V128],
    ];
    return sized([...list(locals), ...code.bytes, END]);
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d],
    ...[1, 0, 0, 0],
    ...section(SECTION.type, list(types)),
    ...section(SECTION.function, list(codes.map((_, i) => unsigned(i)))),
    ...section(SECTION.memory, list([[0, ...unsigned(pages)]])),
    ...section(SECTION.export, list([[...text('memory'), EXPORTED.memory, 0], ...exported])),
    ...section(SECTION.code, list(bodies)),
  ]);
}

function section(id: number, contents: readonly number[]): number[] {
  return [id, ...sized(contents)];
}

function sized(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes];
}

function list(entries: readonly (readonly number[])[]): number[] {
  return [...unsigned(entries.length), ...entries.flat()];
}

function text(name: string): number[] {
  return sized(Array.from(name, (letter) => letter.charCodeAt(0)));
}

/** Encodes an unsigned integer as LEB128, WebAssembly's variable-length format. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}
