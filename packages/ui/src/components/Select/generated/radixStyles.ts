/* Written by `pnpm --filter @school/ui run styles` from the installed Radix Select. */

/** The style text that Radix sets as HTML when a list opens. */
export const viewportStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** Hashes for `style-src` of all style texts that Radix inserts while a list is open. */
export const styleHashes: readonly string[] = [
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
  "'sha256-nzTgYzXYDNe6BAHiiI7NNlfK8n/auuOAhh2t92YvuXo='",
];
