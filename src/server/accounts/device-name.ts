/** Nearly every browser also calls itself Chrome and Safari: these count only as the real ones write them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Chrome|CriOS|Chromium)\/[\d.]+ (Mobile\S* )?Safari\/[\d.]+$/, 'Chrome'],
  [/\((Macintosh|iPhone|iPad|iPod)\b.*\bVersion\/[\d.]+ (Mobile\S* )?Safari\/[\d.]+$/, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Firefox on Windows': enough to recognize a device, and all that is stored about the browser. */
export function deviceName(userAgent: string | undefined): string {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = named(browsers) ?? 'A browser'
  const system = named(systems)
  return system ? `${browser} on ${system}` : browser
}
