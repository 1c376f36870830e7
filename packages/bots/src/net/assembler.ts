/** Just enough of WebAssembly's binary format for a module with one memory and a few functions of integers. */

const I32 = 0x7f;
const V128 = 0x7b;
const FUNCTION_TYPE = 0x60;
const VECTOR_PREFIX = 0xfd;
const NO_RESULT = 0x40;
const END = 0x0b;
const SECTION = { type: 1, function: 3, memory: 5, export: 7, code: 10 } as const;
const EXPORTED = { function: 0, memory: 2 } as const;

/** Instructions on single integers. */
const OPS = {
  i32Add: 0x6a,
  i32Mul: 0x6c,
  i32LessThan: 0x49,
  i32NotLessThan: 0x4f,
} as const;

/** Instructions on vectors that take and give vectors only. */
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

/** Ways to load a vector: whole, widening 8 or 16 bits, or one integer for all lanes. */
const LOADS = { whole: 0x00, widen8: 0x01, widen16: 0x03, splat32: 0x09 } as const;
const STORE = 0x0b;

export type Local = number;

/** The body of a function under construction. Parameters are integers and the first locals. */
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

  /** The integer at the address on the stack. */
  loadInteger(): this {
    return this.#emit(0x28, 2, 0);
  }

  op(name: keyof typeof OPS): this {
    return this.#emit(OPS[name]);
  }

  /** A vector from the address on the stack plus an offset. */
  load(how: keyof typeof LOADS, offset: number): this {
    return this.#vector(LOADS[how], 0, ...unsigned(offset));
  }

  /** Stores the vector on the stack at the address below it plus an offset. */
  store(offset: number): this {
    return this.#vector(STORE, 0, ...unsigned(offset));
  }

  vectorOp(name: keyof typeof VECTOR_OPS): this {
    return this.#vector(VECTOR_OPS[name]);
  }

  /** Each lane of 32 bits shifted right, keeping its sign. */
  shiftRight(bits: number): this {
    return this.constant(bits).#vector(SHIFT_RIGHT);
  }

  /** A vector with one value in each lane of 32 bits. */
  splat(value: number): this {
    return this.constant(value).#vector(SPLAT);
  }

  /** Runs a body while a pointer goes from where it stands up to an end, in steps. */
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

/** A module that exports its memory as `memory`, and functions by their names. */
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

/** LEB128. */
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
