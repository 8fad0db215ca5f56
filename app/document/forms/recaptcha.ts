import { CheckFailed, trustedAddress, type Check } from './check.ts';

interface Service {
  ready(then: () => void): void;
  execute(key: string, about: { action: string }): Promise<string>;
}

interface RecaptchaPage {
  mode: 'standard' | 'enterprise';
  key: string;
  script: string;
  action: string;
  language: string;
}

/** Google's script makes a token for each form as it is sent. */
export function recaptcha({ mode, key, script, action, language }: RecaptchaPage): Check {
  const service = () => {
    const found = (window as { grecaptcha?: Service & { enterprise?: Service } }).grecaptcha;
    return mode === 'enterprise' ? found?.enterprise : found;
  };
  let loading: Promise<Service> | undefined;

  async function load(): Promise<Service> {
    await addScript(`${script}&${new URLSearchParams({ hl: language })}`);
    const found = service();
    if (!found) throw new CheckFailed('load');
    await new Promise<void>((resolve) => found.ready(resolve));
    return service() ?? found;
  }

  return {
    prepare: () => (loading ??= load()),
    async token() {
      const loaded = await (loading ??= load());
      const token: unknown = await loaded.execute(key, { action });
      if (typeof token !== 'string' || token === '') throw new CheckFailed('execute');
      return token;
    },
  };
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new CheckFailed('load')));
    element.src = trustedAddress(address);
    document.head.append(element);
  });
}
