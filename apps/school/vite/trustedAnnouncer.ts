import type { Plugin } from 'vite';

/** The library's file that tells screen readers what the parts of a date field hold. */
const announcer = /react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/;
const emptying = ".innerHTML = ''";

/**
 * React Aria empties its live region by `innerHTML`, which Trusted Types forbid: without this, the second digit that is
 * typed into a date would take the page down.
 */
export function trustedAnnouncer(): Plugin {
  return {
    name: 'school:trusted-announcer',
    transform(code, id) {
      if (!announcer.test(id.split('?')[0] ?? '')) return null;
      if (!code.includes(emptying))
        this.error('React Aria no longer empties its live region so; look again.');
      return { code: code.replaceAll(emptying, '.replaceChildren()'), map: null };
    },
  };
}
