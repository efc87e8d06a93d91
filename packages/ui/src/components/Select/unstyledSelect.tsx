import { Content, Viewport, type SelectContentProps, type SelectViewportProps } from '@radix-ui/react-select';
import {
  cloneElement,
  Fragment,
  isValidElement,
  useEffect,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/*
 * Radix writes two <style> elements when its list opens: one by innerHTML (to hide a scroll bar) and one to lock the
 * page's scrolling. A policy of `style-src 'self'` refuses both, and Trusted Types refuse the first with an exception.
 * There is no option to disable them, so this component removes the expected elements from Radix's output. Elements of
 * another shape, after an update of Radix for example, are passed on unchanged. The test beside this file fails then.
 */

type Parts = { children?: ReactNode } & Record<string, unknown>;
type Part = ReactElement<Parts>;
type Render<Props> = (props: Props, ref: Ref<HTMLDivElement>) => ReactNode;

const isPart = (node: ReactNode): node is Part => isValidElement(node);

const getRender = <Props,>(Component: ForwardRefExoticComponent<Props>): Render<Props> | undefined =>
  (Component as unknown as { render?: Render<Props> }).render;

const renderViewport = getRender(Viewport);
const renderContent = getRender(Content);

const withoutStyle = (node: ReactNode): ReactNode => {
  if (!isPart(node) || node.type !== Fragment || !Array.isArray(node.props.children)) return node;
  const children = (node.props.children as ReactNode[]).filter(
    (child) => !(isPart(child) && child.type === 'style'),
  );
  return <Fragment>{children.length === 1 ? children[0] : children}</Fragment>;
};

/** The scrolling part of the list, without the `<style>` that Radix puts before it. */
export function UnstyledViewport({
  ref = null,
  ...props
}: SelectViewportProps & { ref?: Ref<HTMLDivElement> }) {
  return renderViewport ? withoutStyle(renderViewport(props, ref)) : <Viewport {...props} ref={ref} />;
}

/** Finds RemoveScroll under the context that wraps it, and switches it off. */
const withoutScrollLock = (node: ReactNode): ReactNode => {
  if (!isPart(node)) return node;
  const lock = node.props.children as ReactNode;
  if (!isPart(lock) || !('allowPinchZoom' in lock.props)) return node;
  return cloneElement(node, undefined, cloneElement(lock, { enabled: false }));
};

interface OpenListProps {
  render: Render<Parts>;
  listProps: Parts;
  ref?: Ref<HTMLDivElement> | undefined;
}

const left = 'data-sui-inert';

/*
 * Radix hides the rest of the page from screen readers while the list is open, but leaves it focusable. `inert` does
 * both. In the same component as Radix's effect, so that it runs right after it.
 */
const useInertBehind = (): void => {
  useEffect(() => {
    for (const hidden of document.querySelectorAll('[data-aria-hidden="true"]:not([inert])')) {
      hidden.setAttribute('inert', '');
      hidden.setAttribute(left, '');
    }
  });
  useEffect(
    () => () => {
      for (const hidden of document.querySelectorAll(`[${left}]`)) {
        hidden.removeAttribute('inert');
        hidden.removeAttribute(left);
      }
    },
    [],
  );
};

function OpenList({ render, listProps, ref = null }: OpenListProps) {
  const rendered = render(listProps, ref);
  useInertBehind();
  return withoutScrollLock(rendered);
}

type Presence = (state: { present: boolean }) => ReactNode;

const withoutInlineStyles = (node: ReactNode): ReactNode => {
  if (!isPart(node) || typeof node.props.children !== 'function') return node;
  const draw = node.props.children as unknown as Presence;
  const renderPresence: Presence = (state) => {
    const list = draw(state);
    if (!state.present || !isPart(list)) return list;
    const render = getRender(list.type as unknown as ForwardRefExoticComponent<Parts>);
    if (!render) return list;
    const { ref, ...listProps } = list.props;
    return <OpenList render={render} listProps={listProps} ref={ref as Ref<HTMLDivElement> | undefined} />;
  };
  return cloneElement(node, { children: renderPresence } as unknown as Parts);
};

/** The list, without Radix' scroll lock; what lies behind is inert while it is open. */
export function UnstyledContent({
  ref = null,
  ...props
}: SelectContentProps & { ref?: Ref<HTMLDivElement> }) {
  return renderContent ? withoutInlineStyles(renderContent(props, ref)) : <Content {...props} ref={ref} />;
}
