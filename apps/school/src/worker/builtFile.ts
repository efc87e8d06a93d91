/** A file of the build. */
export interface BuiltFile {
  url: string;
  /** Null for a file whose name changes with its content. */
  revision: string | null;
  /** `start`: the first screen needs it. `use`: cached once it was used, such as a language. @default cached after sign-in */
  cached?: 'start' | 'use';
}
