import type { ChannelFailure } from '@school/domain';

/** A text message; the id is the same at every attempt. */
export interface TextMessage {
  id: string;
  /** E.164 */
  to: string;
  text: string;
}

/** A service that sends text messages. */
export interface SmsService {
  /** @throws SmsRejected when the service answered that it does not send the message. */
  send: (message: TextMessage, signal: AbortSignal) => Promise<void>;
}

/** The address of an HTTP service and the secret that it expects. */
export interface SmsAccount {
  url: string;
  token: string;
}

/** The service's rejection; without a reason it may accept the message later. */
export class SmsRejected extends Error {
  override name = 'SmsRejected';
  readonly reason: ChannelFailure | undefined;
  constructor(message: string, reason?: ChannelFailure) {
    super(message);
    this.reason = reason;
  }
}

/** Milliseconds for a whole request. */
const timeout = 15_000;

const reasons: Record<number, ChannelFailure> = {
  400: 'message_refused',
  413: 'message_refused',
  422: 'number_refused',
};

/**
 * Sends each message as `POST` of `{"id", "to", "text"}` with a bearer token. Any 2xx answer accepts it; 422 rejects the
 * number, 400 and 413 the message; all others are tried again.
 */
export function httpSmsService({ url, token }: SmsAccount): SmsService {
  return {
    async send(message, signal) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': message.id,
        },
        body: JSON.stringify(message),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), signal]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      throw new SmsRejected(
        `The text message service answered ${response.status}.`,
        reasons[response.status],
      );
    },
  };
}
