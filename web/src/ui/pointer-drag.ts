/** A press that moves no further is a press, not a drag. */
export const pointerDrag = { activationConstraint: { distance: 4 } } as const;
