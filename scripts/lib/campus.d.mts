export const campus: string;
export function ownCampus(): Promise<string>;
