import { useMessages, type UiMessages } from '../../root/messages.ts';
import { useInputText } from '../Field/useInputText.ts';
import { Meter, type MeterTone } from '../Meter/Meter.tsx';
import * as css from './PasswordField.css.ts';
import { passwordStrength, type PasswordStrength } from './passwordStrength.ts';

const levels: [word: keyof UiMessages['passwordField'], tone: MeterTone][] = [
  ['strength', 'neutral'],
  ['weak', 'critical'],
  ['fair', 'caution'],
  ['good', 'positive'],
  ['strong', 'positive'],
];

interface StrengthProps {
  controlId: string;
  /** The estimate of the page; true to estimate here. */
  level: true | PasswordStrength;
  value: string | undefined;
  defaultValue: string;
}

/** The strength of the password as a meter and a word. Announces each new word, not each key. */
export function Strength({ controlId, level, value, defaultValue }: StrengthProps) {
  const { passwordField } = useMessages();
  const typed = useInputText(controlId, value !== undefined, defaultValue);
  const score = level === true ? passwordStrength(value ?? typed) : level;
  const [label, tone] = levels[score] ?? levels[0]!;
  return (
    <span className={css.strength}>
      <Meter value={score} max={4} tone={tone} label={passwordField[label]} hideLabel />
      <span aria-live="polite">{passwordField[label]}</span>
    </span>
  );
}
