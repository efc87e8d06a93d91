import type { Context, Handlers } from '../../http/contract/handler.ts';
import { presentDevice } from './push.present.ts';
import { findDevices, forgetDevice, storeDevice } from './push.queries.ts';
import { validSubscription } from './push.rules.ts';

type PushContext = Pick<Context<'getPushState'>, 'tx' | 'person' | 'services'>;

async function readPushState({ tx, person, services }: PushContext) {
  const { publicKey } = await services.vapidKeys();
  const devices = (await findDevices(tx, person.id)).map((row) => presentDevice(row, person.token_id));
  return { data: { public_key: publicKey, devices } };
}

/** Handlers for the devices that get a person's push messages. */
export const pushHandlers = {
  getPushState: async (context) => ({ status: 200, body: await readPushState(context) }),

  subscribeToPush: async (context) => {
    const { tx, college, person, services, body, now, header } = context;
    const subscription = validSubscription(body);
    const owner = { college_id: college.id, user_id: person.id, token_id: person.token_id };
    await storeDevice(tx, services.encryption, owner, subscription, header('user-agent'), now);
    return { status: 200, body: await readPushState(context) };
  },

  unsubscribeFromPush: async ({ tx, person, path }) => {
    await forgetDevice(tx, person.id, path.id);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
