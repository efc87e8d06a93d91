import { lazy, Suspense, useId, useState } from 'react';
import { __iconData as eye } from 'lucide-react/icons/eye';
import { __iconData as eyeOff } from 'lucide-react/icons/eye-off';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import * as frame from '../Field/frame.css.ts';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import type { PasswordStrength } from './passwordStrength.ts';
import * as css from './PasswordField.css.ts';

export type { PasswordStrength } from './passwordStrength.ts';

const Glyph = provideIcons({ eye, 'eye-off': eyeOff });

/* Pages that sign people in don't show it, and load first. */
const Strength = lazy(() => import('./Strength.tsx').then((file) => ({ default: file.Strength })));

/** @see {@link PasswordField} */
export interface PasswordFieldProps extends InputFieldProps {
  /** `current-password` at sign-in, `new-password` where a password is chosen: password managers require it. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  /**
   * Shows how hard the password is to guess: as the page estimates it, from 0 (nothing there) to 4 (strong), or, if `true`,
   * by length and variety alone. Don't use it at sign-in. @default false
   */
  strength?: boolean | PasswordStrength;
}

/**
 * A field for a password, which the user can show. Renders as `TextField` does; the button that shows the password is
 * the next tab stop.
 */
export function PasswordField({ strength = false, ...props }: PasswordFieldProps) {
  const generatedId = useId();
  const [isRevealed, setRevealed] = useState(false);
  const { passwordField } = useMessages();
  const id = props.id ?? generatedId;
  return inputField(
    generatedId,
    { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...props },
    {
      type: isRevealed ? 'text' : 'password',
      below: strength !== false && (
        <Suspense fallback={<span className={css.strength}>{'\u00A0'}</span>}>
          <Strength
            controlId={id}
            level={strength}
            value={props.value}
            defaultValue={props.defaultValue ?? ''}
          />
        </Suspense>
      ),
      end: (
        <button
          type="button"
          className={frame.inset}
          aria-label={isRevealed ? passwordField.hide : passwordField.show}
          aria-controls={id}
          disabled={props.disabled}
          onClick={() => setRevealed(!isRevealed)}
        >
          <Glyph name={isRevealed ? 'eye-off' : 'eye'} />
        </button>
      ),
    },
  );
}
