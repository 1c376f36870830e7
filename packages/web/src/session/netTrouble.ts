const told = new Set<string>();

/** Says once on the console what is wrong with a net: bots, hints and reviews do without it. */
export function maybeWarn(trouble: string | undefined): void {
  if (trouble === undefined || told.has(trouble)) return;
  told.add(trouble);
  console.warn(trouble);
}
