import { useSources } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import type { InputOf } from '@school/domain';
import type { Submitted } from '../../../forms/Form.tsx';

type Credentials = InputOf<'login'>['body'];

/**
 * Signs in. The access rules redirect the person as soon as there is a token.
 *
 * @returns Takes the credentials and whether the session survives the browser session.
 */
export function useSignIn(): (credentials: Credentials, persist: boolean) => Promise<Submitted> {
  const { session } = useSources();
  const { run } = useCommand('login');
  return async (credentials, persist) => {
    const signedIn = await run({ body: credentials });
    // Naming the wrong field would reveal which accounts exist.
    if (!signedIn.ok) {
      return signedIn.problem.kind === 'invalid'
        ? { ok: false, problem: { kind: 'invalid', fields: [] } }
        : signedIn;
    }
    session.setToken(signedIn.data.token, { persist });
    return { ok: true };
  };
}
