import type { Client } from 'pg';
import { eventChannel, type Signal, signalChannel } from '../journal/events.ts';

/** The process's dedicated LISTEN connection. */
export interface Listener {
  /** Checks whether the connection is alive; a dead one is replaced. */
  check: () => void;
  stop: () => Promise<void>;
}

const firstPause = 50;
const longestPause = 5000;

/**
 * Listens until stopped; reconnects whenever the connection is lost.
 * @param open creates a connection; it must go to the database itself, not through a pooler that shares connections
 * @param onNotify a college has new events; undefined means that any college may have some, because notifications were
 * missed
 * @param onSignal receives signals, except those during an interruption
 */
export function startListening(
  open: () => Client,
  onNotify: (collegeId?: string) => void,
  onSignal: (signal: Signal) => void,
): Listener {
  let stopped = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  let client: Client;

  const connect = () => {
    const connection = open();
    client = connection;
    let lost = false;
    const handleLoss = () => {
      if (lost) return;
      lost = true;
      connection.end().catch(() => undefined);
      if (stopped) return;
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, longestPause);
    };
    connection.on('error', handleLoss);
    connection.on('end', handleLoss);
    connection.on('notification', ({ channel, payload }) => {
      if (channel === signalChannel) onSignal(JSON.parse(payload!) as Signal);
      else onNotify(payload);
    });
    const listen = async () => {
      await connection.connect();
      await connection.query(`listen ${eventChannel}; listen ${signalChannel}`);
      pause = firstPause;
      // Events announced during the interruption are in the table.
      onNotify();
    };
    listen().catch(handleLoss);
  };
  connect();

  return {
    check: () => {
      const current = client;
      current
        .query('select 1')
        .catch(() => current.emit('error', new Error('The connection does not answer.')));
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}
