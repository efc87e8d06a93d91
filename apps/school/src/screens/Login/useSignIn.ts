import { useSources } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import type { InputOf } from '@school/domain';
import type { Submitted } from '../../forms/Form.tsx';

type Credentials = InputOf<'login'>['body'];

/**
 * Signs in. Where the person goes from here is decided by the rules of access, as soon as there is a token.
 *
 * @returns Takes the credentials and whether the session outlives the browser.
 */
export function useSignIn(): (credentials: Credentials, persist: boolean) => Promise<Submitted> {
  const { session } = useSources();
  const { run } = useCommand('login');
  return async (credentials, persist) => {
    const signedIn = await run({ body: credentials });
    // Whatever was wrong, saying which part of it would tell strangers who has an account.
    if (!signedIn.ok) {
      return signedIn.problem.kind === 'invalid'
        ? { ok: false, problem: { kind: 'invalid', fields: [] } }
        : signedIn;
    }
    session.setToken(signedIn.data.token, { persist });
    return { ok: true };
  };
}
