import { InvalidSetting, readConfig } from '../config.ts';
import { OtherSchema } from '../store/migrate.ts';
import { StoreInUse } from '../store/sqliteFile.ts';
import { COMMANDS, usage } from './commands.ts';
import { AdminProblem } from './problem.ts';

/** Errors whose message tells the operator what to do. */
const CLEAR = [AdminProblem, InvalidSetting, OtherSchema, StoreInUse];

/** What came of a command: what it says, or why it could not be done. */
export type DeskAnswer =
  | { readonly ok: true; readonly said: string }
  | { readonly ok: false; readonly problem: string };

/** Does what an operator asks for, in the environment of the server. */
export async function desk(
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<DeskAnswer> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return { ok: false, problem: name === '' ? usage() : `There is no ${name}\n${usage()}` };
  try {
    return { ok: true, said: await command.run(readConfig(env), args) };
  } catch (error) {
    if (!(error instanceof Error) || !CLEAR.some((Known) => error instanceof Known)) throw error;
    const isMisused = /^found \d+ arguments/.test(error.message);
    return { ok: false, problem: isMisused ? `${name}: ${error.message}` : error.message };
  }
}
