/** One instruction of a Dockerfile, continued lines joined. */
export interface Instruction {
  line: number;
  name: string;
  text: string;
}

export interface Stage {
  /** The base image or stage, with arguments filled in. */
  from: string;
  name: string;
  instructions: readonly Instruction[];
}

export function instructionsOf(text: string): Instruction[] {
  const found: Instruction[] = [];
  let begun: Instruction | undefined;
  for (const [at, each] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(each)) continue;
    const [, name = '', rest = ''] = begun ? ['', begun.name, each] : (/^\s*(\w+)\s*(.*)$/.exec(each) ?? []);
    begun = { line: begun?.line ?? at + 1, name: name.toUpperCase(), text: `${begun?.text ?? ''}${rest}` };
    if (/\\\s*$/.test(begun.text)) begun.text = begun.text.replace(/\\\s*$/, '');
    else {
      found.push({ ...begun, text: begun.text.trim() });
      begun = undefined;
    }
  }
  return found;
}

/** The stages in order, and the values of the arguments before the first. */
export function stagesOf(text: string): { stages: Stage[]; given: Map<string, string> } {
  const given = new Map<string, string>();
  const stages: { from: string; name: string; instructions: Instruction[] }[] = [];
  for (const each of instructionsOf(text)) {
    if (each.name === 'FROM') {
      const [from = '', , name = ''] = each.text.split(/\s+/);
      stages.push({
        from: from.replace(/\$\{(\w+)\}/g, (_, key: string) => given.get(key) ?? ''),
        name,
        instructions: [],
      });
    } else if (stages.length > 0) stages.at(-1)!.instructions.push(each);
    else if (each.name === 'ARG') given.set(each.text.split('=')[0]!, each.text.split('=').slice(1).join('='));
  }
  return { stages, given };
}

/** True for an image with an exact version: a tag of whole numbers, or a digest. */
export function isPinned(image: string): boolean {
  return /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image);
}

const RUN_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\bnpm (install|i)\b/, 'install with npm ci: what the lock says, and nothing else'],
  [/\bsudo\b/, 'a step that needs another account stands before USER'],
  [/\b(curl|wget)\b/, 'fetch nothing beside the packages of the lock'],
  [/\bapt(-get)?\b/, 'the image needs no package of the system'],
  [/\bcd\s/, 'say WORKDIR'],
  // The steps also run without containers (steps.ts), where the root is a folder.
  [/(^|\s)\/\w/, 'name paths from WORKDIR on'],
];

/** Faults of a Dockerfile, a sentence each. @param node the version that package.json pins */
export function checkDockerfile(text: string, node: string): string[] {
  const { stages } = stagesOf(text);
  const names = stages.map(({ name }) => name);
  return [
    ...(stages.length < 2 ? ['One stage: what builds the site would be part of the image.'] : []),
    ...stages.flatMap((stage, at) => checkStage(stage, names.slice(0, at), node)),
    ...checkImage(stages),
  ];
}

function checkStage({ from, name, instructions }: Stage, earlier: readonly string[], node: string): string[] {
  const isOutside = !earlier.includes(from);
  return [
    ...(name === '' ? [`The stage from ${from} has no name.`] : []),
    ...(isOutside && !isPinned(from) ? [`${from}: name the exact version or a digest.`] : []),
    ...(isOutside && !from.startsWith(`node:${node}-`) ? [`${from} is not the Node of package.json, ${node}.`] : []),
    ...instructions.flatMap((each) => checkInstruction(each, earlier).map((fault) => `line ${each.line}: ${fault}.`)),
  ];
}

function checkInstruction({ name, text }: Instruction, earlier: readonly string[]): string[] {
  if (name === 'ADD') return ['say COPY: ADD also fetches and unpacks'];
  if (name === 'MAINTAINER' || name === 'SHELL') return [`${name} is not used`];
  if (name === 'RUN') return RUN_FAULTS.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  if ((name === 'ENV' || name === 'ARG') && /(PASSWORD|SECRET|TOKEN|_KEY)\b/.test(text))
    return ['a secret in an image is read by whoever has the image'];
  if (name === 'CMD' || name === 'ENTRYPOINT')
    return text.startsWith('[') ? [] : [`${name} as a list: a shell hands no signal on`];
  if (name === 'WORKDIR') return text.startsWith('/') ? [] : ['WORKDIR begins with /'];
  const [, stage] = /--from=(\S+)/.exec(text) ?? [];
  return name === 'COPY' && stage && !earlier.includes(stage) ? [`there is no stage ${stage} before`] : [];
}

/** The last stage is what runs. */
function checkImage(stages: readonly Stage[]): string[] {
  const chain: Stage[] = [];
  for (let stage = stages.at(-1); stage; stage = stages.find(({ name }) => name === stage!.from)) chain.unshift(stage);
  const said = chain.flatMap(({ instructions }) => instructions);
  const last = (name: string) => said.findLast((each) => each.name === name)?.text;
  const after = said.slice(said.findIndex(({ name }) => name === 'USER') + 1);
  const copied = said.filter(({ name, text }) => name === 'COPY' && !text.includes('--from=')).map(({ text }) => text);
  return [
    ...(/^[1-9]\d*:[1-9]\d*$/.test(last('USER') ?? '')
      ? []
      : ['USER is a number that is not 0: the site does not run as root.']),
    ...(after.some(({ name }) => name === 'RUN' || name === 'COPY') ? ['After USER nothing is written any more.'] : []),
    ...(last('HEALTHCHECK')?.includes('/healthz') ? [] : ['HEALTHCHECK asks /healthz.']),
    ...(last('CMD') ? [] : ['CMD is missing.']),
    ...(copied.length > 0
      ? ['The image takes from stages only: the folder of the project holds more than it needs.']
      : []),
  ];
}
