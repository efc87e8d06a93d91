/** A map that evicts the least recently used entry beyond `most` entries, for keys that clients choose. */
export class BoundedMap<Key, Value> {
  readonly #most: number;
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#put(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#put(key, value);
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest!);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** Appends to the map's order, which is that of use. */
  #put(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
