/** A text that people read or hear, and where it is. */
export interface ShownText {
  where: string;
  text: string;
}

const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
];

/* A paragraph of a page of a PDF has the text of the file. */
const isShown = (element: Element) =>
  !element.closest('script, style, template, noscript, [data-page] > p') &&
  element.checkVisibility({ visibilityProperty: true });

const getName = ({ localName, role }: Element) => `${localName}${role ? `[role=${role}]` : ''}`;

function readElement(element: Element): ShownText[] {
  const name = getName(element);
  const described = attributes.map((attribute) => ({
    where: `${attribute} of ${name}`,
    text: element.getAttribute(attribute) ?? '',
  }));
  const texts = [...element.childNodes].map((node) => ({
    where: name,
    text: node instanceof Text ? node.data.trim() : '',
  }));
  return [...described, ...texts].filter(({ text }) => text !== '');
}

/** Returns all texts of the page. */
export const read = (): ShownText[] => [
  { where: 'document.title', text: document.title },
  ...[...document.querySelectorAll('body, body *')].filter(isShown).flatMap(readElement),
];
