import { ReceiptTicks, UiRoot, type ReceiptTicksProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { messages as spanish } from '@school/ui/messages/es';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const ticks = (props: ReceiptTicksProps) =>
  render(
    <UiRoot locale="en" messages={messages}>
      <ReceiptTicks {...props} />
    </UiRoot>,
  ).container;

describe('ReceiptTicks', () => {
  it.each([
    ['waiting', 'Waiting for network'],
    ['sending', 'Sending'],
    ['sent', 'Sent'],
    ['delivered', 'Delivered'],
    ['read', 'Read'],
    ['failed', 'Not sent'],
  ] as const)('names the state %s with an icon and the text %j', (status, text) => {
    const container = ticks({ status });
    expect(container).toHaveTextContent(text);
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });

  it('counts readers only of a message that is read', () => {
    expect(ticks({ status: 'read', readBy: 7 })).toHaveTextContent('Read by 7');
    expect(ticks({ status: 'sent', readBy: 0 })).toHaveTextContent(/^Sent$/);
  });

  it('keeps a hidden text for screen readers, in the language of the page', () => {
    const { container } = render(
      <UiRoot locale="es" messages={spanish}>
        <ReceiptTicks status="waiting" hideText />
      </UiRoot>,
    );
    expect(container).toHaveTextContent('En espera de conexión');
  });
});
