import { LANGUAGES, words } from '@nunatak/words';
import type { Command } from '../command.ts';
import { EXIT } from '../errors.ts';
import { rulesText } from '../show/rules.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'Shows a rule, a section of the rules or the list of them',
  usage: 'rules [ID] [--language en|de|nl]',
  details: [
    'ID is a rule (T4), a section (T) or a blessing (moon). Without it all rules are listed.',
    'Each rule says where it comes from, and each clause that comes from elsewhere: a rulebook, an unofficial summary or us.',
  ],
  options: { language: { value: 'LANGUAGE', help: 'en (default), de or nl' } },
  positionals: { least: 0, most: 1 },
  run: (args, io) => {
    const language = args.oneOf('language', LANGUAGES) ?? 'en';
    io.print(rulesText(args.positionals[0], words(language), io));
    return EXIT.ok;
  },
};
