import { Children } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messages.ts';
import type { MessageValues } from './useText.ts';

/**
 * Renders a message with tags. Each text in it is that of an element, because the translator of a browser replaces text
 * nodes, of which React would update the replaced ones.
 */
export function RichMessage(props: { id: MessageId; values?: MessageValues }) {
  return (
    <FormattedMessage {...props}>
      {(nodes) => Children.map(nodes, (node) => (typeof node === 'string' ? <span>{node}</span> : node))}
    </FormattedMessage>
  );
}
