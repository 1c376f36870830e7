import { COMMANDS, usage } from './admin/commands.ts';
import { AdminProblem } from './admin/problem.ts';
import { InvalidSetting, readConfig } from './config.ts';
import { StoreInUse } from './store/sqliteFile.ts';

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new AdminProblem(name === '' ? usage() : `There is no ${name}\n${usage()}`);
  process.stdout.write(`${await command.run(readConfig(process.env), args)}\n`);
} catch (error) {
  const isClear = error instanceof AdminProblem || error instanceof InvalidSetting || error instanceof StoreInUse;
  process.stderr.write(`${isClear ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}
