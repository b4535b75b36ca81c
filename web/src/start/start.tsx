/** The front page, a poster: one line and one picture, the three ways in; below them what a night with floorman is like. */
import { lang, t } from "../i18n";
import { href } from "../page";
import { Building } from "../parts/building";
import { Header } from "../parts/header";
import { Icon } from "../parts/icon";
import { Slip } from "../parts/slip";
import { useSize } from "../parts/size";
import "../styles/start.css";
import { JoinByCode } from "./code";
import { example } from "./example";

const WALL = 1100; // px: from here on the picture is as large as the wall it hangs on
const AROUND = 280; // px above and below it
const SMALL = 360; // px: below, its columns leave the words more room

/** The size of the picture in a window. */
function hung(width: number, height: number) {
  if (width >= WALL) return { size: "wall", least: Math.min(620, Math.max(440, height - AROUND)), left: width * 0.24 } as const;
  return { size: "poster", left: width < SMALL ? 132 : 190 } as const;
}

export default function StartPage() {
  const { width, height } = useSize();
  return (
    <div class="start">
      <div class="first">
        <Header path="/" />
        <h1>{t("web-start-headline")}</h1>
        <div class="picture cloth">
          <Building floors={example()} {...hung(width, height)} />
        </div>
        <main>
          <p class="lead m">{t("web-start-lead")}</p>
          <a class="b fill wide" data-do="new" href={href(lang, "/new")}>
            {t("web-start-new")}
          </a>
          <JoinByCode />
          <a class="way" data-do="pots" href={href(lang, "/pots")}>
            <b>{t("web-start-pots")}</b>
            <Icon name="arrow" />
          </a>
          <p class="s m fine">{t("web-start-play-chips")}</p>
        </main>
      </div>
      <Facts />
    </div>
  );
}

/** What it is, in three sentences and one ruling. */
function Facts() {
  return (
    <section class="facts" aria-label="floorman">
      <ul>
        {[1, 2, 3].map((number) => (
          <li key={number}>
            <b>{t(`web-start-fact-${number}`)}</b>
            <span class="m">{t(`web-start-fact-${number}-says`)}</span>
          </li>
        ))}
      </ul>
      <div class="example">
        <p class="s m">{t("web-start-example")}</p>
        <Slip
          said={{
            code: "",
            title: t("web-start-ruling-title"),
            sentence: t("web-start-ruling"),
            steps: [t("web-start-ruling-sum")],
            sources: "TDA 47-A",
            rule: "raise.reopen",
            numbers: {},
          }}
        />
      </div>
    </section>
  );
}
