import type { PoolClient } from 'pg';

/** A text is prepared at its tenth use: what is sent seldom isn't worth the memory that it takes on each connection. */
const worthwhile = 10;
/** Texts that are prepared, at most: each takes up to 100 kB on each connection, and the busy ones are some dozens. */
const most = 100;
/** Texts that are counted meanwhile; those with a list of values in them are without number. */
const counted = 1000;

/** Which statements are sent so often that PostgreSQL shall keep their plan, by their text. */
export class PreparedNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** @returns The name of a text; undefined when it is sent as it is. */
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

/** A transaction's beginning is two statements, which cannot be prepared; its end needs no plan. */
const isFrame = (text: string) => /^(?:begin|commit|rollback)\b/.test(text);

const isOutdated = (error: unknown) =>
  error instanceof Error && error.message === 'cached plan must not change result type';

/**
 * From now on a connection has what is sent often read and planned once.
 * Planning costs more than most of our statements: row-level security adds its condition to every table of them.
 * When another process has changed a table, what was planned for the old one fails once and is then prepared anew.
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
