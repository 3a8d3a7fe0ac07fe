type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The modules that must be there before each first screen paints: what its files import, and what those import. */
const firstScreens = {
  landing: ['src/app/main.tsx', 'src/features/landing/LandingScreen.tsx'],
  login: ['src/app/Entrance.tsx', 'src/features/session/LoginScreen.tsx'],
  home: ['src/app/shell/Shell.tsx', 'src/features/home/HomeScreen.tsx'],
} as const;

/** Looked up by name in the manifest, so files of their own. */
const named = /\/(Landing|Login|Home)Screen\.tsx$/;

/** Comes with its library's front door, but only forms that change something use it. */
const notFirst = /\/(useMutation|mutationObserver)\.js$/;

/** Pages seldom opened, each too small for a file of its own. */
const together = [
  { name: 'notices', test: /\/src\/app\/(screens\/|NoticeDrawing)/ },
  {
    name: 'account',
    test: /\/src\/features\/session\/(Activate|First|Forgot|Link|NewPassword|useLinkInfo|account-words)/,
  },
];

/**
 * Names the chunk of a module, so that a first screen is few files: the ground everything stands on, and the
 * screen's own. Of the rest only the smallest are put together.
 */
export function firstScreenChunks(root: string) {
  let reached: Map<string, string[]> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reach(root, graph);
    if (id.endsWith('/main.tsx') || named.test(id) || notFirst.test(id)) return null;
    const screens = reached.get(id) ?? [];
    if (screens.includes('landing') || screens.length > 1) return id.includes('node_modules') ? 'ground' : 'base';
    return screens[0] ?? together.find(({ test }) => test.test(id))?.name ?? null;
  };
}

function reach(root: string, graph: ModuleGraph) {
  const reached = new Map<string, string[]>();
  const walk = (id: string, screen: string) => {
    const screens = reached.get(id) ?? [];
    if (screens.includes(screen)) return;
    reached.set(id, [...screens, screen]);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, screen);
  };
  for (const [screen, files] of Object.entries(firstScreens)) for (const file of files) walk(`${root}/${file}`, screen);
  return reached;
}
