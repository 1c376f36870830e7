import { changeSettings, useSettings } from '../session/settings.ts';
import { SOUND_GROUP_IDS, type SoundSettings } from '../sound/sounds.ts';
import { Choice } from '../ui/Choice.tsx';
import { useAsides } from '../words/asides.ts';

const SWITCH = ['on', 'off'] as const;

/** Sound: on or off, a volume for each group, captions and vibration. */
export function SoundFields() {
  const { settings: words } = useAsides();
  const { sound } = useSettings();
  const change = (next: Partial<SoundSettings>) => changeSettings({ sound: { ...sound, ...next } });
  const switches = SWITCH.map((value) => ({ value, label: words[value] }));
  const toggle = (name: 'on' | 'captions' | 'vibration', legend: string, line: string) => (
    <Choice
      shown
      legend={legend}
      line={line}
      value={sound[name] ? 'on' : 'off'}
      options={switches}
      onChange={(value) => change({ [name]: value === 'on' })}
    />
  );
  return (
    <section className="nk-settings-sound">
      {toggle('on', words.sound.on, words.sound.line)}
      <div className="nk-settings-volumes">
        {SOUND_GROUP_IDS.map((group) => (
          <label key={group}>
            <span>{words.sound[group]}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={sound[group]}
              disabled={!sound.on}
              onChange={(event) => change({ [group]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
      {toggle('captions', words.sound.captions, words.sound.captionsLine)}
      {toggle('vibration', words.sound.vibration, words.sound.vibrationLine)}
    </section>
  );
}
