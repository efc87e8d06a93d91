import { mostWaiting } from '../../apps/provider/src/resources/accounts/signUps.queries.ts';
import type { TestAnswer } from '../../apps/provider/src/testing/openSchool.ts';
import { addWaitingSignUps } from '../../apps/provider/src/testing/signUps.ts';
import type { Scenario } from './scenario.ts';

/** Signs up at a school that takes no sign-ups. */
export async function closedToSignUps({ school, successful }: Scenario): Promise<TestAnswer<unknown>> {
  const setOpen = (sign_up_open: boolean) =>
    school.arrange((tx) => tx.updateTable('colleges').set({ sign_up_open }).execute());
  await setOpen(false);
  const answer = await school.call('register', await successful('register'));
  await setOpen(true);
  return answer;
}

/** How the operations of a sign-up answer 409. */
export const signUpConflicts = {
  /** The school has as many requests waiting as it takes. */
  register: async ({ school, successful }: Scenario) => {
    await school.arrange((tx) => addWaitingSignUps(tx, mostWaiting));
    const answer = await school.call('register', await successful('register'));
    await school.arrange((tx) => tx.deleteFrom('sign_ups').execute());
    return answer;
  },
  /** The address got an account in the meantime. */
  confirmSignUp: async ({ school, successful }: Scenario) => {
    const options = await successful('confirmSignUp');
    const email = 'docente@aromos.example';
    await school.arrange((tx) => tx.updateTable('sign_ups').set({ email }).execute());
    return school.call('confirmSignUp', options);
  },
};
