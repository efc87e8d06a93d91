import { useEffect, useState } from 'react';

const ignore = () => undefined;

/**
 * Loads a module when it is first needed. After a failure another value of `needed` retries.
 * @param needed What needs the module; nothing is loaded while it is falsy.
 * @param onFailure Called with `needed`. `load` and `onFailure` must not change between renders.
 * @returns The module once it is loaded.
 */
export const useLazyModule = <Module, Needed>(
  load: () => Promise<Module>,
  needed: Needed | undefined,
  onFailure: (needed: Needed) => void = ignore,
): Module | undefined => {
  const [module, setModule] = useState<Module>();
  const missing = module ? undefined : needed;
  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(loaded),
      () => onFailure(missing),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, missing, onFailure]);
  return module;
};
