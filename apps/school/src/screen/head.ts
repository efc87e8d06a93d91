/** Metadata of a screen for search engines, tabs and shared links. */
export type Head = { title: string; description: string; image?: string; siteName?: string; locale: string };

/** Delay in milliseconds before the head is written, so that a burst of changes writes once (specification §9). */
const delay = 10;

function write(document: Document, head: Head) {
  document.title = head.title;
  const tags: [attribute: string, name: string, content: string | undefined][] = [
    ['name', 'description', head.description],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:site_name', head.siteName],
    ['property', 'og:image', head.image],
    ['property', 'og:locale', head.locale.replace('-', '_')],
    ['name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'],
  ];
  for (const [attribute, name, content] of tags) {
    const selector = `meta[${attribute}="${name}"]`;
    const tag = document.head.querySelector(selector) ?? document.createElement('meta');
    if (content === undefined) {
      tag.remove();
      continue;
    }
    tag.setAttribute(attribute, name);
    tag.setAttribute('content', content);
    if (!tag.isConnected) document.head.append(tag);
  }
}

/**
 * Writes title, description and social tags after {@link delay} ms.
 * @returns Cancels the write.
 */
export function writeHead(document: Document, head: Head): () => void {
  const timer = setTimeout(() => write(document, head), delay);
  return () => clearTimeout(timer);
}
