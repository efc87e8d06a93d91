/** Creates an in-memory storage for a test app. */
export function memoryStorage(stored: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(stored));
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
