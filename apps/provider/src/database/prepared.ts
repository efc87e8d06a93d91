import type { PoolClient } from 'pg';

/** Uses before a text is prepared: a rare statement isn't worth its memory on each connection. */
const worthwhile = 10;
/** Maximum number of prepared texts: each takes up to 100 kB on each connection, and some dozens are frequent. */
const most = 100;
/** Maximum number of counted texts; texts with a list of values vary without limit. */
const counted = 1000;

/** Names of the frequent statements, which PostgreSQL prepares, by their text. */
export class PreparedNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** @returns The name of a text; undefined when it is not prepared. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= most) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < worthwhile) {
      if (this.#uses.size >= counted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    this.#names.set(text, `often_${this.#names.size + 1}`);
    return this.#names.get(text);
  }
}

/** A transaction starts with two statements in one text, which cannot be prepared; its end needs no plan. */
const isFrame = (text: string) => /^(?:begin|commit|rollback)\b/.test(text);

const isOutdated = (error: unknown) =>
  error instanceof Error && error.message === 'cached plan must not change result type';

/**
 * Prepares frequent statements of a connection. Planning costs more than executing most of them, because row-level
 * security adds its condition to every table. When another process has changed a table, an outdated plan fails once
 * and is then prepared again.
 */
export function prepareOften(client: PoolClient, names: PreparedNames): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  let changes = 0;
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const often =
      typeof text === 'string' && Array.isArray(values) && !isFrame(text) ? names.of(text) : undefined;
    if (often === undefined) return send(text, values, ...rest);
    const name = `${often}_${changes}`;
    return (send({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (isOutdated(error)) changes += 1;
      throw error;
    });
  };
  client.query = query as typeof client.query;
}
