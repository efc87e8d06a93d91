import type { Plugin } from 'vite';

/** The library's file that announces date segments to screen readers. */
const announcer = /react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/;
const emptying = ".innerHTML = ''";

/**
 * Replaces `innerHTML` in React Aria's live region, because Trusted Types forbid it: otherwise the second digit typed into a
 * date would throw.
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
