import { desk } from './admin/desk.ts';

const answer = await desk(process.argv.slice(2), process.env);
if (answer.ok) process.stdout.write(`${answer.said}\n`);
else {
  process.stderr.write(`${answer.problem}\n`);
  process.exitCode = 1;
}
