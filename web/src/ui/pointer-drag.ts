/** A press that moves less than this is a click, not a drag. */
export const pointerDrag = { activationConstraint: { distance: 4 } } as const;
