import { chromium } from "@playwright/test";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const url=process.argv[2];
for (const [name,w,h,cs] of [["wide",1440,900,"light"],["dark",1440,900,"dark"],["narrow",390,844,"light"]] as const){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:cs});
  const p=await c.newPage(); p.on("console",m=>{if(["error","warning"].includes(m.type()))console.log(m.text())});
  await p.goto(url+(process.argv[4]??"")); await p.waitForTimeout(6000);
  await p.screenshot({path:`/tmp/shots/${process.argv[3]}-${name}.png`}); await c.close();
}
await b.close();
