/** The shape of the texts with every literal as a plain text; only the names of icons stay as they are. */
export type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: K extends 'icon' ? T[K] : Widen<T[K]> };
