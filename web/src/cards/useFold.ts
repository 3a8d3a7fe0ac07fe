import { useState } from 'react';
import { phone, useMediaQuery } from '../ui/useMediaQuery.ts';

/** A phone shows the first of a list until it is unfolded; elsewhere all of it is shown. */
export function useFold<T>(list: readonly T[], first: readonly T[]) {
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const folds = isPhone && first.length < list.length;
  return { shown: folds && !isOpen ? first : list, folds, isOpen, toggle: () => setOpen(!isOpen) };
}
