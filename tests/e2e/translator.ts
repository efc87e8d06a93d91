import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: replaces each text node by a `<font>` with the translation, here in capitals, also
 * those that appear later. Texts in an element with `translate="no"` stay.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const exempt = 'script, style, textarea, font, [translate="no"]';
    const replace = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(exempt)) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild!.textContent = text.data.toLocaleUpperCase('es');
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replace(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    replace(document.body);
  });
