import type { Scenario } from './scenario.ts';

/** How the operations on reported messages answer 409. */
export const reportConflicts = {
  createMessageReport: async ({ school, successful, token }: Scenario) => {
    const { path = {}, ...options } = await successful('createMessageReport');
    const author = await school.as('direccion');
    await school.call('deleteMessage', { token: author, path });
    return school.call('createMessageReport', { ...options, path, token });
  },
  handleMessageReport: async ({ school, successful, token }: Scenario) => {
    const options = { ...(await successful('handleMessageReport')), token };
    await school.call('handleMessageReport', options);
    return school.call('handleMessageReport', options);
  },
};
